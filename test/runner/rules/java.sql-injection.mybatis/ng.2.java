import org.apache.ibatis.annotations.*;

interface OrderMapper {
  @Update({"update orders set state = #{state}", "where ${filter}"}) // expect
  int change(@Param("state") String state, @Param("filter") String filter);
}
